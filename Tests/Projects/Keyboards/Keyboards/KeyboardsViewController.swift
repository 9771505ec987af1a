import UIKit

/// A text field, and buttons that show each keyboard for it.
class KeyboardsViewController: UIViewController {
  private let field = UITextField()
  private let capitals = UILabel()
  private let grid = UIStackView()

  private static let types: [(String, UIKeyboardType)] = [
    ("default", .default), ("ascii", .asciiCapable), ("marks", .numbersAndPunctuation),
    ("url", .URL), ("number", .numberPad), ("phone", .phonePad), ("name", .namePhonePad),
    ("email", .emailAddress), ("decimal", .decimalPad), ("twitter", .twitter),
    ("web", .webSearch), ("asciiNumber", .asciiCapableNumberPad),
  ]

  private static let returnKeys: [(String, UIReturnKeyType)] = [
    ("kReturn", .default), ("kGo", .go), ("kGoogle", .google), ("kJoin", .join), ("kNext", .next),
    ("kRoute", .route), ("kSearch", .search), ("kSend", .send), ("kYahoo", .yahoo),
    ("kDone", .done), ("kSOS", .emergencyCall), ("kContinue", .continue),
  ]

  private static let capitals: [(String, UITextAutocapitalizationType)] = [
    ("capNone", .none), ("capWords", .words), ("capSentences", .sentences),
    ("capAll", .allCharacters),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grid.axis = .vertical
    grid.translatesAutoresizingMaskIntoConstraints = false
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "field"
    grid.addArrangedSubview(field)
    capitals.accessibilityIdentifier = "capitals"
    capitals.font = .systemFont(ofSize: 10)
    grid.addArrangedSubview(capitals)
    field.addAction(
      UIAction { [unowned self] _ in showCapitals() }, for: .editingChanged)
    addRows(Self.types) { $0.keyboardType = $1 }
    addRows(Self.returnKeys) { $0.returnKeyType = $1 }
    addRows(Self.capitals) { $0.autocapitalizationType = $1 }
    addRows([("lookDark", .dark), ("lookLight", .light), ("lookDefault", .default)]) {
      $0.keyboardAppearance = $1
    }
    addRows([("auto", true), ("notAuto", false)]) { $0.enablesReturnKeyAutomatically = $1 }
    addRows([("ownInput", makeInputView()), ("noInput", nil)]) { $0.inputView = $1 }
    addRows([("accessory", makeAccessory()), ("noAccessory", nil)]) { $0.inputAccessoryView = $1 }
    addScrolling()
    view.addSubview(grid)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: guide.topAnchor),
      grid.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
      grid.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
    ])
  }

  /// Shows capital letters as + and others as -.
  private func showCapitals() {
    capitals.text = String((field.text ?? "").map { $0.isUppercase ? "+" : "-" })
  }

  private func makeInputView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
    view.backgroundColor = .systemTeal
    let button = UIButton(type: .system)
    button.setTitle("Star", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
    button.addAction(
      UIAction { [unowned self] _ in field.insertText("★") }, for: .touchUpInside)
    view.addSubview(button)
    return view
  }

  private func makeAccessory() -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    label.text = "Above the keyboard"
    label.backgroundColor = .systemYellow
    return label
  }

  private func addScrolling() {
    let modes: [(String, UIScrollView.KeyboardDismissMode)] = [
      ("scrollNone", .none), ("scrollDrag", .onDrag), ("scrollPush", .interactive),
    ]
    addRows(modes) { [unowned self] _, mode in
      present(ScrollingViewController(mode: mode), animated: false)
    }
  }

  private func addRows<Value>(
    _ values: [(String, Value)], set: @escaping (UITextField, Value) -> Void
  ) {
    for start in stride(from: 0, to: values.count, by: 6) {
      let row = UIStackView()
      row.distribution = .fillEqually
      for (name, value) in values[start..<min(start + 6, values.count)] {
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 10)
        button.accessibilityIdentifier = name
        button.heightAnchor.constraint(equalToConstant: 18).isActive = true
        button.addAction(
          UIAction { [unowned self] _ in
            set(field, value)
            field.becomeFirstResponder()
          }, for: .touchUpInside)
        row.addArrangedSubview(button)
      }
      grid.addArrangedSubview(row)
    }
  }
}
