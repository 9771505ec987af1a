import UIKit

/// Moves a box with one behavior after another, and shows its final position.
class DynamicsViewController: UIViewController, UIDynamicAnimatorDelegate,
  UICollisionBehaviorDelegate
{
  private let stage = UIView()
  private let box = UIView()
  private let other = UIView()
  private let ball = Ball()
  private let outcome = UILabel()
  private let shaken = UILabel()
  private var touched: [String] = []
  private lazy var animator = UIDynamicAnimator(referenceView: stage)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dynamics"
    view.backgroundColor = .systemBackground
    stage.frame = CGRect(x: 20, y: 110, width: 350, height: 400)
    stage.backgroundColor = .secondarySystemBackground
    box.backgroundColor = .systemRed
    other.backgroundColor = .systemBlue
    ball.backgroundColor = .systemGreen
    ball.layer.cornerRadius = 20
    for item in [box, other, ball] { stage.addSubview(item) }
    outcome.frame = CGRect(x: 20, y: 520, width: 350, height: 44)
    outcome.numberOfLines = 2
    outcome.accessibilityIdentifier = "outcome"
    shaken.frame = CGRect(x: 20, y: 560, width: 350, height: 24)
    shaken.accessibilityIdentifier = "shaken"
    let titles = ["Fall", "Stack", "Ramp", "Push", "Shove", "Snap", "Swing", "Spring", "Throw"]
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(
        x: 20 + index % 3 * 115, y: 600 + index / 3 * 50, width: 110, height: 44)
      button.addTarget(self, action: #selector(start), for: .touchUpInside)
      view.addSubview(button)
    }
    for part in [stage, outcome, shaken] { view.addSubview(part) }
    animator.delegate = self
    reset()
  }

  private func reset() {
    animator.removeAllBehaviors()
    for item in [box, other, ball] { item.transform = .identity }
    box.frame = CGRect(x: 100, y: 20, width: 80, height: 80)
    other.frame = CGRect(x: 400, y: 20, width: 60, height: 60)
    ball.frame = CGRect(x: 400, y: 100, width: 40, height: 40)
    touched = []
    outcome.text = "moving"
  }

  @objc func start(_ sender: UIButton) {
    reset()
    switch sender.currentTitle {
    case "Fall": fall([box])
    case "Stack": stack()
    case "Ramp": ramp()
    case "Push": push(.continuous)
    case "Shove": push(.instantaneous)
    case "Snap": animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 300)))
    case "Swing": swing(frequency: 0)
    case "Spring": swing(frequency: 1)
    default: toss()
    }
  }

  private func fall(_ items: [UIView]) {
    let bounce = Bounce()
    bounce.collision.collisionDelegate = self
    for item in items { bounce.add(item) }
    animator.addBehavior(bounce)
  }

  private func stack() {
    other.center = CGPoint(x: 145, y: 150)
    ball.center = CGPoint(x: 250, y: 200)
    fall([box, other, ball])
  }

  private func ramp() {
    ball.center = CGPoint(x: 60, y: 60)
    let collision = UICollisionBehavior(items: [ball])
    collision.collisionDelegate = self
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "ramp" as NSString, from: CGPoint(x: 0, y: 150), to: CGPoint(x: 200, y: 250))
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    animator.addBehavior(collision)
  }

  private func push(_ mode: UIPushBehavior.Mode) {
    let push = UIPushBehavior(items: [box], mode: mode)
    push.setAngle(0, magnitude: 1)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(push)
    animator.addBehavior(collision)
    let material = UIDynamicItemBehavior(items: [box])
    material.resistance = mode == .continuous ? 0 : 1
    animator.addBehavior(material)
    guard mode == .continuous else { return }
    var steps = 0
    push.action = { [weak push] in
      steps += 1
      if steps == 60 { push?.active = false }
    }
    material.action = { [weak material, weak self] in
      guard steps == 60, let self = self else { return }
      material?.isAnchored = true
      self.touched.append("\(Int(self.box.center.x))")
    }
  }

  private func swing(frequency: CGFloat) {
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 175, y: 40))
    attachment.length = 150
    attachment.frequency = frequency
    attachment.damping = 0.5
    let material = UIDynamicItemBehavior(items: [box])
    material.resistance = 2
    material.angularResistance = 2
    animator.addBehavior(material)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(attachment)
  }

  private func toss() {
    let material = UIDynamicItemBehavior(items: [box])
    material.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    material.addAngularVelocity(1, for: box)
    material.resistance = 4
    material.angularResistance = 4
    animator.addBehavior(material)
  }

  // MARK: Events

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    let turn = Int((atan2(box.transform.b, box.transform.a) * 180 / .pi).rounded())
    let place = { (item: UIView) in
      "\(Int(item.center.x.rounded())),\(Int(item.center.y.rounded()))"
    }
    outcome.text =
      "\(place(box)) \(turn)° \(place(other)) \(place(ball)) \(touched.joined(separator: " "))"
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    let name = identifier.map { "\($0)" } ?? "edge"
    if touched.last != name { touched.append(name) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    shaken.text = motion == .motionShake ? "shaking" : "?"
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, event?.type == .motion else { return }
    shaken.text = "\(shaken.text ?? ""), shaken"
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
  }
}
