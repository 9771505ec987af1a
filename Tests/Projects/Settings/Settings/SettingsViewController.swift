import UIKit

/// Shows the device's settings, and the app's notifications about their changes.
class SettingsViewController: UIViewController {
  private let settings = UILabel()
  private let told = UILabel()
  private let zone = UILabel()
  private let layout = UILabel()
  private let greeting = UILabel()
  private let field = UITextField()
  private let swatch = UIView()
  private let glass = UIView()
  private let picture = UIImageView()
  private let mover = UIView()
  private var notes: [String] = []
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", style: .plain, target: self, action: #selector(showNext))
    for (label, name) in [
      (settings, "settings"), (told, "told"), (zone, "zone"), (layout, "layout"),
      (greeting, "greeting"),
    ] {
      label.accessibilityIdentifier = name
      label.numberOfLines = 0
    }
    told.text = "nothing"
    greeting.text = NSLocalizedString("Good morning", comment: "")
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "field"
    field.placeholder = "Name"
    swatch.backgroundColor = .systemRed
    swatch.accessibilityIdentifier = "swatch"
    glass.backgroundColor = UIColor.blue.withAlphaComponent(0.5)
    glass.accessibilityIdentifier = "glass"
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    picture.image = drawn.pngData().flatMap { UIImage(data: $0, scale: 3) }
    picture.accessibilityIdentifier = "picture"
    picture.isAccessibilityElement = true
    let move = UIButton(type: .system)
    move.setTitle("Move", for: .normal)
    move.addTarget(self, action: #selector(self.move), for: .touchUpInside)
    mover.backgroundColor = .black
    let stack = UIStackView(arrangedSubviews: [
      settings, told, zone, layout, greeting, field, swatch, glass, picture, move,
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    view.addSubview(mover)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -60),
      swatch.heightAnchor.constraint(equalToConstant: 40),
      glass.heightAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
    ])
    mover.frame = CGRect(x: 0, y: 600, width: 40, height: 40)
    observe()
    update()
  }

  private func observe() {
    let names: [(NSNotification.Name, String)] = [
      (UIAccessibility.darkerSystemColorsStatusDidChangeNotification, "contrast"),
      (UIAccessibility.reduceMotionStatusDidChangeNotification, "motion"),
      (UIAccessibility.boldTextStatusDidChangeNotification, "bold"),
      (UIAccessibility.reduceTransparencyStatusDidChangeNotification, "transparency"),
      (UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, "shapes"),
      (UIAccessibility.grayscaleStatusDidChangeNotification, "gray"),
      (UIAccessibility.differentiateWithoutColorDidChangeNotification, "differentiate"),
      (UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, "fade"),
      (UIApplication.didReceiveMemoryWarningNotification, "memory"),
      (NSNotification.Name.NSSystemTimeZoneDidChange, "zone"),
      (UIResponder.keyboardDidShowNotification, "keyboard shown"),
      (UIResponder.keyboardDidHideNotification, "keyboard hidden"),
    ]
    for (name, word) in names {
      let observer = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: .main
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.note(word) }
      }
      observers.append(observer)
    }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    note("controller: memory")
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    update()
  }

  /// Shows a notification that the app received.
  func note(_ word: String) {
    guard isViewLoaded else { return }
    if ["active", "resign"].contains(word), notes.isEmpty, word == "active" { return }
    notes = (notes + [word]).suffix(6)
    told.text = notes.joined(separator: ", ")
    update()
  }

  private func update() {
    let all: [(Bool, String)] = [
      (
        UIAccessibility.isDarkerSystemColorsEnabled
          && traitCollection.accessibilityContrast == .high, "contrast"
      ),
      (UIAccessibility.isReduceMotionEnabled, "motion"),
      (UIAccessibility.prefersCrossFadeTransitions, "fade"),
      (UIAccessibility.isBoldTextEnabled && traitCollection.legibilityWeight == .bold, "bold"),
      (UIAccessibility.isReduceTransparencyEnabled, "transparency"),
      (UIAccessibility.buttonShapesEnabled, "shapes"),
      (UIAccessibility.isGrayscaleEnabled, "gray"),
      (UIAccessibility.shouldDifferentiateWithoutColor, "differentiate"),
    ]
    let on = all.filter(\.0).map(\.1)
    settings.text = on.isEmpty ? "none" : on.joined(separator: ", ")
    zone.text = TimeZone.current.identifier
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bar = Int(view.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0)
    layout.text =
      "\(isMirrored ? "right to left" : "left to right"), bar \(bar), safe \(Int(view.safeAreaInsets.top))"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    update()
  }

  @objc func showNext() {
    let next = UIViewController()
    next.title = "Next screen"
    next.view.backgroundColor = .systemYellow
    navigationController?.pushViewController(next, animated: true)
  }

  @objc func move() {
    let start = CACurrentMediaTime()
    let began = Date()
    mover.frame.origin.x = 0
    UIView.animate(withDuration: 0.2) {
      self.mover.frame.origin.x = 200
    } completion: { _ in
      let seconds = Date().timeIntervalSince(began)
      self.note(
        "moved in \(seconds > 1.5 ? "slow" : "usual") time, \(Int((CACurrentMediaTime() - start) * 10 + 0.5))"
      )
    }
  }
}
