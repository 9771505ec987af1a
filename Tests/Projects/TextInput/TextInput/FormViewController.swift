import UIKit

/// Text fields of every kind, and labels that show their events.
class FormViewController: UIViewController, UITextFieldDelegate {
  private let log = UILabel()
  private let result = UILabel()
  private let first = UITextField()
  private let second = UITextField()
  private let secret = UITextField()
  private let phone = UITextField()
  private let stubborn = UITextField()
  private let notes = UITextView()
  private var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    add(log, "log", y: 70, height: 60)
    log.numberOfLines = 0
    log.font = .systemFont(ofSize: 11)
    add(result, "result", y: 132, height: 20)
    result.font = .systemFont(ofSize: 13)

    addField(first, "first", y: 160)
    first.placeholder = "First"
    first.returnKeyType = .next
    first.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)

    addField(second, "second", y: 204)
    second.placeholder = "Second"
    second.keyboardType = .emailAddress
    second.clearButtonMode = .whileEditing
    second.returnKeyType = .done

    addField(secret, "secret", y: 248)
    secret.placeholder = "Secret"
    secret.isSecureTextEntry = true

    addField(phone, "phone", y: 292)
    phone.placeholder = "Phone"
    phone.keyboardType = .phonePad
    let toolbar = UIToolbar()
    toolbar.sizeToFit()
    toolbar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: self, action: #selector(finishPhone)),
    ]
    phone.inputAccessoryView = toolbar

    addField(stubborn, "stubborn", y: 336)
    stubborn.placeholder = "Digits only, at most 4"

    for (index, title) in ["Alert", "Prompt", "Sheet"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 16 + 100 * CGFloat(index), y: 380, width: 90, height: 34)
      button.addTarget(self, action: #selector(present(_:)), for: .touchUpInside)
      view.addSubview(button)
    }
    add(notes, "notes", y: 420, height: 90)
    notes.font = .systemFont(ofSize: 15)
    notes.backgroundColor = .secondarySystemBackground
    let flood = UIButton(type: .system)
    flood.setTitle("Flood", for: .normal)
    flood.frame = CGRect(x: 300, y: 380, width: 80, height: 34)
    flood.addTarget(self, action: #selector(floodAll), for: .touchUpInside)
    view.addSubview(flood)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardDidHide(_:)),
      name: UIResponder.keyboardDidHideNotification, object: nil)
  }

  private func add(_ child: UIView, _ identifier: String, y: CGFloat, height: CGFloat) {
    child.frame = CGRect(x: 16, y: y, width: view.bounds.width - 32, height: height)
    child.autoresizingMask = .flexibleWidth
    child.accessibilityIdentifier = identifier
    view.addSubview(child)
  }

  private func addField(_ field: UITextField, _ identifier: String, y: CGFloat) {
    add(field, identifier, y: y, height: 34)
    field.borderStyle = .roundedRect
    field.delegate = self
  }

  private func note(_ event: String, _ field: UITextField? = nil) {
    let name = field?.accessibilityIdentifier.map { " \($0)" } ?? ""
    events.append(event + name)
    log.text = events.suffix(12).joined(separator: ", ")
  }

  @objc private func changed(_ sender: UITextField) {
    result.text = "changed: \(sender.text ?? "")"
  }

  /// Pastes ten megabytes into a field and a text view.
  @objc private func floodAll() {
    let line = String(repeating: "0123456789 ", count: 8) + "and so on.\n"
    UIPasteboard.general.string = String(repeating: line, count: 10_000_000 / line.utf8.count)
    first.becomeFirstResponder()
    first.paste(nil)
    notes.becomeFirstResponder()
    notes.paste(nil)
    notes.selectedRange = NSRange(location: 0, length: 0)
    result.text = "\(first.text!.utf8.count / 1_000_000) and \(notes.text.utf8.count / 1_000_000)"
  }

  @objc private func finishPhone() {
    view.endEditing(true)
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    let frame =
      (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    let same = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    let seconds =
      notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    note("show \(Int(frame?.height ?? 0))\(frame == same ? "" : "!") \(seconds ?? 0)")
  }

  @objc private func keyboardDidHide(_ notification: Notification) {
    note("hidden")
  }

  @objc private func present(_ sender: UIButton) {
    events = []
    switch sender.title(for: .normal) {
    case "Alert":
      let alert = UIAlertController(
        title: "Out of range", message: "Numbers run from 0 to 100.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { self.chose($0) })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { self.chose($0) })
      present(alert, animated: true)
    case "Prompt":
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Your name" }
      let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        self.result.text = "saved: \(alert?.textFields?.first?.text ?? "")"
      }
      save.isEnabled = false
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(save)
      alert.preferredAction = save
      alert.textFields?.first?.addAction(
        UIAction { [weak alert] _ in
          save.isEnabled = !(alert?.textFields?.first?.text ?? "").isEmpty
        }, for: .editingChanged)
      present(alert, animated: true)
    default:
      let sheet = UIAlertController(
        title: "Photo", message: "Where from?", preferredStyle: .actionSheet)
      for title in ["Camera", "Library"] {
        sheet.addAction(UIAlertAction(title: title, style: .default) { self.chose($0) })
      }
      sheet.addAction(UIAlertAction(title: "Remove", style: .destructive) { self.chose($0) })
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { self.chose($0) })
      sheet.popoverPresentationController?.sourceView = sender
      present(sheet, animated: true)
    }
  }

  private func chose(_ action: UIAlertAction) {
    let state = presentedViewController == nil ? "after" : "before"
    result.text = "\(action.title ?? "") \(state) dismissal"
  }

  // MARK: UITextFieldDelegate

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin", textField)
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    note("didBegin", textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd", textField)
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    note("didEnd", textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("shouldClear", textField)
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("shouldReturn", textField)
    if textField === first {
      second.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === stubborn else { return true }
    let text = (textField.text! as NSString).replacingCharacters(in: range, with: string)
    return text.count <= 4 && text.allSatisfy(\.isNumber)
  }
}
