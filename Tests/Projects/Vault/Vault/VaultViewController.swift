import UIKit

/// Keeps a secret, and another one that only the user's face reveals.
class VaultViewController: UIViewController {
  let field = UITextField()
  let result = UILabel()
  let secret = Keychain(account: "secret")
  let protected = Keychain(account: "protected")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Vault"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Account", style: .plain, target: self, action: #selector(showAccount))
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "secret"
    result.accessibilityIdentifier = "result"
    result.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [
      field, result, button("Save", #selector(save)), button("Show", #selector(show)),
      button("Delete", #selector(deleteSecret)), button("Protect", #selector(protect)),
      button("Reveal", #selector(reveal)), button("Digest", #selector(digest)),
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = CGRect(x: 20, y: 110, width: 340, height: 420)
    view.addSubview(stack)
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  private func report(_ status: OSStatus, _ text: String) {
    view.endEditing(true)
    field.text = nil
    result.text = status == errSecSuccess ? text : KeychainError(status: status).text
  }

  private func report(_ password: Result<String, KeychainError>) {
    switch password {
    case .success(let text): result.text = text
    case .failure(let error): result.text = error.text
    }
  }

  @objc func showAccount() { show(AccountViewController(), sender: nil) }

  @objc func save() { report(secret.save(field.text ?? ""), "Saved") }

  @objc func show() { report(secret.read()) }

  @objc func deleteSecret() { report(secret.delete(), "Deleted") }

  @objc func protect() { report(protected.save(field.text ?? "", isProtected: true), "Protected") }

  @objc func reveal() {
    let protected = protected
    DispatchQueue.global().async {
      let password = protected.read()
      DispatchQueue.main.async { self.report(password) }
    }
  }

  @objc func digest() {
    view.endEditing(true)
    let digests = Digests(text: field.text ?? "")
    result.text = "\(digests.md5) \(digests.sha256.prefix(8))"
  }
}
