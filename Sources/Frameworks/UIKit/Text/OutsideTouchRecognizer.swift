/// Dismisses the menu when the user touches outside it, without consuming the touch.
final class OutsideTouchRecognizer: UIGestureRecognizer {
  private weak var menu: EditMenu?

  init(menu: EditMenu) {
    self.menu = menu
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isInside = touches.contains { touch in
      touch.view.map { view in menu.map(view.isDescendant(of:)) ?? false } ?? false
    }
    state = .failed
    if !isInside {
      let menu = menu
      DispatchQueue.main.async { menu?.dismiss() }
    }
  }
}
