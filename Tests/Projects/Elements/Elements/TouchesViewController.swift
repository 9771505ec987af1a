import UIKit

/// A view that shows the recognized gestures, and buttons that are covered or terminate the app.
class TouchesViewController: UIViewController {
  let status = UILabel(frame: CGRect(x: 20, y: 80, width: 350, height: 30))
  let pad = UIView(frame: CGRect(x: 20, y: 130, width: 350, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    status.accessibilityIdentifier = "gesture"
    status.text = "nothing"
    view.addSubview(status)
    pad.accessibilityIdentifier = "pad"
    pad.backgroundColor = .systemYellow
    pad.isMultipleTouchEnabled = true
    view.addSubview(pad)
    let double = UITapGestureRecognizer(target: self, action: #selector(doubled))
    double.numberOfTapsRequired = 2
    let two = UITapGestureRecognizer(target: self, action: #selector(twoFingers))
    two.numberOfTouchesRequired = 2
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))
    let rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotated))
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    swipe.direction = .left
    for recognizer in [double, two, press, pinch, rotation, swipe] {
      pad.addGestureRecognizer(recognizer)
    }
    add("Covered", y: 460, #selector(covered))
    let cover = UIView(frame: CGRect(x: 20, y: 450, width: 350, height: 60))
    cover.backgroundColor = .systemGray
    view.addSubview(cover)
    add("Crash", y: 530, #selector(crash))
    add("Hang", y: 580, #selector(hang))
  }

  func add(_ title: String, y: CGFloat, _ action: Selector) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 40, y: y, width: 300, height: 40)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func doubled() { status.text = "double" }
  @objc func twoFingers() { status.text = "two fingers" }
  @objc func swiped() { status.text = "swiped" }
  @objc func covered() { status.text = "covered" }
  @objc func crash() { fatalError("pressed the wrong button") }

  @objc func hang() {
    while status.text != nil {}
  }

  @objc func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    let place = recognizer.location(in: pad)
    status.text = "pressed \(Int(place.x.rounded())) \(Int(place.y.rounded()))"
  }

  @objc func pinched(_ recognizer: UIPinchGestureRecognizer) {
    if recognizer.state == .ended {
      status.text = "pinched " + String(format: "%.1f", recognizer.scale)
    }
  }

  @objc func rotated(_ recognizer: UIRotationGestureRecognizer) {
    if recognizer.state == .ended, abs(recognizer.rotation) > 0.5 {
      status.text = "rotated " + String(format: "%.1f", recognizer.rotation)
    }
  }
}
