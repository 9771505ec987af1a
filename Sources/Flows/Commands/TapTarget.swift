/// Where a finger goes.
package enum TapTarget: Sendable {
  case element(ElementSelector, at: ScreenPoint?)
  case point(ScreenPoint)
}
