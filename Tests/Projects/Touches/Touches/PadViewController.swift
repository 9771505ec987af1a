import UIKit

/// Shows one pad for each rule, and the events on it.
class PadViewController: UIViewController, UIGestureRecognizerDelegate {
  private let log = UILabel()
  private var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.frame = CGRect(x: 20, y: 70, width: 353, height: 60)
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    view.addSubview(log)

    let clear = UIButton(type: .system)
    clear.frame = CGRect(x: 20, y: 780, width: 100, height: 40)
    clear.setTitle("clear", for: .normal)
    clear.addTarget(self, action: #selector(clearLog), for: .touchUpInside)
    view.addSubview(clear)

    let taps = TouchView(id: "taps", y: 140, owner: self)
    let double = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: self, action: #selector(tapped))
    single.require(toFail: double)
    taps.addGestureRecognizer(double)
    taps.addGestureRecognizer(single)
    view.addSubview(taps)

    let outer = TouchView(id: "outer", y: 210, owner: self)
    outer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    button.setTitle("inner", for: .normal)
    button.backgroundColor = .systemBlue
    for (event, action) in [
      (UIControl.Event.touchDown, #selector(down)), (.touchUpInside, #selector(upInside)),
      (.touchUpOutside, #selector(upOutside)), (.touchDragExit, #selector(dragExit)),
      (.touchDragEnter, #selector(dragEnter)), (.touchCancel, #selector(cancelled)),
    ] {
      button.addTarget(self, action: action, for: event)
    }
    outer.addSubview(button)
    view.addSubview(outer)

    let plain = TouchView(id: "plain", y: 280, owner: self)
    view.addSubview(plain)

    let pan = TouchView(id: "pan", y: 350, owner: self)
    pan.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
    view.addSubview(pan)

    let swipe = TouchView(id: "swipe", y: 420, owner: self)
    let left = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    left.direction = .left
    swipe.addGestureRecognizer(left)
    view.addSubview(swipe)

    let long = TouchView(id: "long", y: 490, owner: self)
    long.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(pressed)))
    view.addSubview(long)

    let refused = TouchView(id: "refused", y: 560, owner: self)
    let recognizer = UITapGestureRecognizer(target: self, action: #selector(tapped))
    recognizer.delegate = self
    refused.addGestureRecognizer(recognizer)
    view.addSubview(refused)

    let both = TouchView(id: "both", y: 630, owner: self)
    let quiet = UITapGestureRecognizer(target: self, action: #selector(tapped))
    quiet.cancelsTouchesInView = false
    both.addGestureRecognizer(quiet)
    view.addSubview(both)
  }

  func say(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.location(in: gestureRecognizer.view).x > 176
  }

  @objc private func clearLog() {
    events = []
    log.text = "-"
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    say("tap \(recognizer.numberOfTouches)")
  }
  @objc private func doubleTapped() { say("double") }
  @objc private func down() { say("down") }
  @objc private func upInside() { say("inside") }
  @objc private func upOutside() { say("outside") }
  @objc private func dragExit() { say("exit") }
  @objc private func dragEnter() { say("enter") }
  @objc private func cancelled() { say("cancelled") }
  @objc private func swiped() { say("swiped") }

  @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: say("pan began")
    case .ended: say("pan ended \(Int(recognizer.translation(in: view).x.rounded()))")
    default: break
    }
  }

  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began: say("press began")
    case .ended: say("press ended")
    default: break
    }
  }
}

/// A view that reports the touches it receives.
class TouchView: UIView {
  private weak var owner: PadViewController?

  init(id: String, y: CGFloat, owner: PadViewController) {
    self.owner = owner
    super.init(frame: CGRect(x: 20, y: y, width: 353, height: 60))
    accessibilityIdentifier = id
    backgroundColor = .systemGray5
  }

  required init?(coder: NSCoder) {
    fatalError("not in a storyboard")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner?.say("began \(touches.first?.tapCount ?? 0)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner?.say("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner?.say("cancelled")
  }
}
