/// A key or button that a flow can press.
package enum FlowKey: String, Sendable, CaseIterable {
  case home = "Home"
  case appSwitcher = "App Switcher"
  case enter = "Enter"
  case backspace = "Backspace"
  case delete = "Delete"
  case tab = "Tab"
  case escape = "Escape"
  case arrowUp = "Arrow Up"
  case arrowDown = "Arrow Down"
  case arrowLeft = "Arrow Left"
  case arrowRight = "Arrow Right"
}
