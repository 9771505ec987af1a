import UIKit

/// Animations of views and layers, and the calls when they end.
final class AnimationsViewController: UIViewController {
  private let box = UIView()
  private var log: UILabel!
  private var leading: NSLayoutConstraint!
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    box.accessibilityIdentifier = "box"
    box.isAccessibilityElement = true
    view.add(box, 20, 60, 40, 40, color: .red)
    log = addLabel("log", y: 110)

    let bound = UIView()
    bound.accessibilityIdentifier = "bound"
    bound.isAccessibilityElement = true
    bound.backgroundColor = .blue
    bound.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bound)
    leading = bound.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([
      leading, bound.topAnchor.constraint(equalTo: view.topAnchor, constant: 780),
      bound.widthAnchor.constraint(equalToConstant: 40),
      bound.heightAnchor.constraint(equalToConstant: 40),
    ])

    addButton("Move", y: 150) { [unowned self] in move() }
    addButton("Spring", y: 190) { [unowned self] in spring() }
    addButton("Constraint", y: 230) { [unowned self] in moveByConstraint() }
    addButton("Keyframes", y: 270) { [unowned self] in keyframes() }
    addButton("Repeat", y: 310) { [unowned self] in pulse() }
    addButton("Layer", y: 350) { [unowned self] in animateLayer() }
    addButton("Transaction", y: 390) { [unowned self] in transaction() }
    addButton("Reverse", y: 430) { [unowned self] in reverse() }
    addButton("Scrub", y: 470) { [unowned self] in scrub() }
    addButton("Dissolve", y: 510) { [unowned self] in dissolve() }
    addButton("Interrupt", y: 550) { [unowned self] in interrupt() }
    addButton("Nothing", y: 590) { [unowned self] in nothing() }
    addButton("Remove", y: 630) { [unowned self] in removeWhileMoving() }
    addButton("Reset", y: 670) { [unowned self] in reset() }
  }

  private func reset() {
    log.text = nil
    animator = nil
    box.layer.removeAllAnimations()
    if box.superview == nil { view.addSubview(box) }
    box.alpha = 1
    box.transform = .identity
    box.frame = CGRect(x: 20, y: 60, width: 40, height: 40)
    box.backgroundColor = .red
  }

  private func note(_ text: String) {
    log.text = [log.text, text].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func move() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseOut) {
      self.box.frame = CGRect(x: 200, y: 60, width: 80, height: 40)
      self.box.backgroundColor = .green
      self.box.alpha = 0.5
    } completion: { finished in
      self.note("moved \(finished)")
      UIView.animate(withDuration: 1) {
        self.box.alpha = 1
      } completion: { _ in
        self.note("shown")
      }
    }
    note("from \(Int(box.layer.presentation()!.frame.minX)) to \(Int(box.frame.minX))")
  }

  private func spring() {
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: []
    ) {
      self.box.transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 1)
    } completion: { _ in
      self.note("sprung")
    }
  }

  private func moveByConstraint() {
    leading.constant = 200
    UIView.animate(withDuration: 0.4) {
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.note("laid out")
    }
  }

  private func keyframes() {
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.box.center.x = 300
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.box.center.x = 100
      }
    } completion: { finished in
      self.note("keyframes \(finished)")
    }
  }

  private func pulse() {
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
      self.box.alpha = 0.2
    } completion: { finished in
      self.note("pulse \(finished)")
    }
  }

  private func animateLayer() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 40
    animation.toValue = 300
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = self
    box.layer.add(animation, forKey: "slide")
    note("keys \(box.layer.animationKeys()?.joined(separator: ",") ?? "none")")
  }

  private func transaction() {
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 720, width: 40, height: 40)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = UIColor.blue.cgColor
    CATransaction.commit()
    DispatchQueue.main.async {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setCompletionBlock { self.note("transaction") }
      layer.position.x = 300
      CATransaction.commit()
      self.note("animates \(layer.animationKeys()?.joined(separator: ",") ?? "none")")
    }
  }

  private func reverse() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.box.frame.origin.x = 300
    }
    animator.addCompletion { position in
      self.note(position == .start ? "back at the start" : "at the end")
    }
    animator.startAnimation()
    animator.isReversed = true
    self.animator = animator
  }

  private func scrub() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.box.frame.origin.x = 220
    }
    animator.fractionComplete = 0.5
    note("half way \(Int(box.layer.presentation()!.frame.minX.rounded()))")
    animator.addCompletion { _ in self.note("scrubbed") }
    animator.startAnimation()
    self.animator = animator
  }

  private func dissolve() {
    UIView.transition(with: box, duration: 0.5, options: .transitionCrossDissolve) {
      self.box.backgroundColor = .green
    } completion: { _ in
      self.note("dissolved")
    }
  }

  private func interrupt() {
    UIView.animate(withDuration: 1) {
      self.box.frame.origin.x = 300
    } completion: { finished in
      self.note("first \(finished)")
    }
    UIView.animate(withDuration: 1) {
      self.box.frame.origin.x = 100
    } completion: { finished in
      self.note("second \(finished)")
    }
  }

  private func nothing() {
    UIView.animate(withDuration: 5) {
    } completion: { finished in
      self.note("nothing \(finished)")
    }
    UIView.performWithoutAnimation { box.frame.origin.x = 50 }
  }

  private func removeWhileMoving() {
    UIView.animate(withDuration: 10) {
      self.box.frame.origin.x = 300
    } completion: { finished in
      self.note("removed \(finished)")
    }
    DispatchQueue.main.async { self.box.removeFromSuperview() }
  }
}

extension AnimationsViewController: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    note("stopped \(flag)")
  }
}
