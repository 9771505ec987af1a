/// The target of a touch.
package enum TapTarget: Sendable {
  case element(ElementSelector, at: ScreenPoint?)
  case point(ScreenPoint)
}
