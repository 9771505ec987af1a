/// Recognizes the press that lifts items and tracks the touch that drags them.
final class DragRecognizer: UILongPressGestureRecognizer {
  var mayLift: () -> Bool = { false }
  var goesOnBesideOthers = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
  }

  override var mayBegin: Bool { super.mayBegin && mayLift() }

  // The same press also shows the context menu of the lifted view.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !goesOnBesideOthers && !(preventedGestureRecognizer is ContextMenuRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !goesOnBesideOthers && !(preventingGestureRecognizer is ContextMenuRecognizer)
  }
}

/// Recognizes a tap with another finger, which adds items to the drag.
final class DragAddingRecognizer: UITapGestureRecognizer {
  override func receives(_ touch: UITouch, of event: UIEvent) -> Bool {
    DragOperation.current?.hasBegun == true && super.receives(touch, of: event)
  }
}
