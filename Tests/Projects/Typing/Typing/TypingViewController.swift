import UIKit

/// Text views and fields of several kinds, and labels that show their events.
class TypingViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let log = UILabel()
  private let selection = UILabel()
  private let undo = UILabel()
  private let changes = UILabel()
  private let field = UITextField()
  private let code = UITextField()
  private let secret = UITextField()
  private let keeper = KeepingField()
  private let notes = UITextView()
  private let locked = UITextView()
  private var events: [String] = []
  private var changeCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, label) in [log, selection, undo, changes].enumerated() {
      label.font = .systemFont(ofSize: 12)
      add(label, ["log", "selection", "undo", "changes"][index], y: 62 + 18 * CGFloat(index), 16)
    }
    addField(field, "field", y: 140)
    field.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
    addField(code, "code", y: 180)
    code.placeholder = "Four letters"
    addField(secret, "secret", y: 220)
    secret.isSecureTextEntry = true
    addField(keeper, "keeper", y: 260)
    keeper.kept = { [unowned self] in note("kept \($0)") }
    add(notes, "notes", y: 300, 90)
    notes.font = .systemFont(ofSize: 15)
    notes.backgroundColor = .secondarySystemBackground
    notes.delegate = self
    add(locked, "locked", y: 400, 40)
    locked.text = "Nobody edits this"
    locked.font = .systemFont(ofSize: 15)
    locked.isEditable = false
    locked.delegate = self
    let button = UIButton(type: .system)
    button.setTitle("Dismiss", for: .normal)
    button.addAction(UIAction { [unowned self] _ in view.endEditing(true) }, for: .touchUpInside)
    add(button, "dismiss", y: 446, 30)
    let save = UIKeyCommand(
      title: "Save", action: #selector(save(_:)), input: "s", modifierFlags: .command)
    let first = UIKeyCommand(
      title: "First", action: #selector(goFirst(_:)), input: UIKeyCommand.inputUpArrow)
    first.wantsPriorityOverSystemBehavior = true
    addKeyCommand(save)
    addKeyCommand(first)
    addKeyCommand(
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(escape)))
    addKeyCommand(UIKeyCommand(input: "n", modifierFlags: [], action: #selector(makeNew)))
  }

  private func add(_ child: UIView, _ identifier: String, y: CGFloat, _ height: CGFloat) {
    child.frame = CGRect(x: 16, y: y, width: view.bounds.width - 32, height: height)
    child.autoresizingMask = .flexibleWidth
    child.accessibilityIdentifier = identifier
    view.addSubview(child)
  }

  private func addField(_ field: UITextField, _ identifier: String, y: CGFloat) {
    add(field, identifier, y: y, 34)
    field.borderStyle = .roundedRect
    field.delegate = self
  }

  private func note(_ event: String) {
    events.append(event)
    log.text = events.suffix(5).joined(separator: ", ")
  }

  private func show(_ range: NSRange, in text: String) {
    let part = (text as NSString).substring(with: range)
    selection.text = "\(range.location),\(range.length) ‘\(part)’"
  }

  private func show(_ manager: UndoManager?) {
    undo.text = "\(manager?.undoMenuItemTitle ?? "none"), \(manager?.canUndo ?? false)"
  }

  @objc private func changed(_ sender: UITextField) {
    changeCount += 1
    changes.text = "\(changeCount) changes, marked: \(sender.markedTextRange != nil)"
    show(sender.undoManager)
  }

  // MARK: Keys

  @objc private func save(_ sender: UIKeyCommand) { note("saved by \(sender.title)") }
  @objc private func goFirst(_ sender: UIKeyCommand) { note("first") }
  @objc private func escape() { note("escaped") }
  @objc private func makeNew() { note("new") }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) where keeper.isFirstResponder && !key.isPlainLetter {
      note("down \(key.keyCode.rawValue) \(key.charactersIgnoringModifiers)")
    }
    super.pressesBegan(presses, with: event)
  }

  // MARK: UITextFieldDelegate

  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let range = textField.selectedTextRange else { return }
    let start = textField.offset(from: textField.beginningOfDocument, to: range.start)
    let length = textField.offset(from: range.start, to: range.end)
    show(NSRange(location: start, length: length), in: textField.text ?? "")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if textField === field { note("\(range.location),\(range.length)‘\(string)’") }
    guard textField === code else { return true }
    let text = (textField.text! as NSString).replacingCharacters(in: range, with: string)
    return text.count <= 4
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note("end \(reason == .committed ? "committed" : "cancelled")")
  }

  // MARK: UITextViewDelegate

  func textViewDidChangeSelection(_ textView: UITextView) {
    show(textView.selectedRange, in: textView.text)
  }

  func textViewDidChange(_ textView: UITextView) {
    show(textView.undoManager)
  }
}

extension UIKey {
  /// Whether the key types a letter without any modifiers.
  var isPlainLetter: Bool { modifierFlags.isEmpty && characters.first?.isLetter == true }
}
