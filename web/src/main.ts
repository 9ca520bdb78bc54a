import { mount } from 'svelte'

import './look/fonts.css'
import './look/colours.css'
import './look/base.css'
import App from './App.svelte'

mount(App, { target: document.getElementById('page')! })
