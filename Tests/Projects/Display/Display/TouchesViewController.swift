import UIKit

/// A view that shows its name when it's touched.
final class TouchedView: UIView {
  var name = ""
  var reach: CGFloat = 0
  var touched: (String) -> Void = { _ in }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let point = touches.first!.location(in: self)
    touched("\(name) \(Int(point.x)),\(Int(point.y))")
  }
}

/// Shows which view receives a touch.
final class TouchesViewController: UIViewController {
  private var log: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log = addLabel("log", y: 60)
    addTouched("bottom", 20, 120)
    addTouched("top", 60, 120)
    addTouched("beneath hidden", 200, 120)
    addTouched("hidden", 200, 120).isHidden = true
    addTouched("beneath transparent", 20, 240)
    addTouched("transparent", 20, 240).alpha = 0.01
    addTouched("beneath disabled", 200, 240)
    addTouched("disabled", 200, 240).isUserInteractionEnabled = false
    addTouched("wide", 60, 380).reach = 20
    let turned = addTouched("turned", 200, 360)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let outer = addTouched("outer", 20, 500)
    let inner = TouchedView(frame: CGRect(x: 70, y: 0, width: 60, height: 40))
    inner.backgroundColor = .green
    inner.name = "outside its superview"
    inner.touched = { [unowned self] in log.text = $0 }
    outer.addSubview(inner)
    let moving = addTouched("moving", 200, 500)
    addButton("Animate", y: 620) {
      UIView.animate(withDuration: 1000) { moving.backgroundColor = .red }
    }
  }

  @discardableResult
  private func addTouched(_ name: String, _ x: CGFloat, _ y: CGFloat) -> TouchedView {
    let touched = view.add(TouchedView(), x, y, 100, 80, color: .lightGray)
    touched.layer.borderWidth = 1
    touched.name = name
    touched.touched = { [unowned self] in log.text = $0 }
    return touched
  }
}
