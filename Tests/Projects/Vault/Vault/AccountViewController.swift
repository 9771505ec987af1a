import UIKit

/// Logs the user in, and shows the account until the user logs out.
class AccountViewController: UIViewController {
  private let account = Account()
  private let name = UITextField()
  private let password = UITextField()
  private let message = UILabel()
  private let logInButton = UIButton(type: .system)
  private let logOutButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    view.backgroundColor = .systemBackground
    for (field, placeholder) in [(name, "Name"), (password, "Password")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.autocapitalizationType = .none
      field.accessibilityIdentifier = placeholder
    }
    password.isSecureTextEntry = true
    password.textContentType = .password
    message.accessibilityIdentifier = "message"
    message.numberOfLines = 0
    logInButton.setTitle("Log In", for: .normal)
    logInButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)
    logOutButton.setTitle("Log Out", for: .normal)
    logOutButton.addTarget(self, action: #selector(logOut), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [
      name, password, logInButton, message, logOutButton,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    if account.isLoggedIn { showName() }
    update()
  }

  private func update() {
    let isLoggedIn = account.isLoggedIn
    for view in [name, password, logInButton] { view.isHidden = isLoggedIn }
    logOutButton.isHidden = !isLoggedIn
  }

  @objc private func logIn() {
    view.endEditing(true)
    let (name, password) = (name.text ?? "", password.text ?? "")
    self.password.text = nil
    perform { account in
      try await account.logIn(name: name, password: password)
      return "Welcome, \(try await account.name())"
    }
  }

  private func showName() {
    perform { "Welcome back, \(try await $0.name())" }
  }

  private func perform(_ work: @escaping (Account) async throws -> String) {
    message.text = "Waiting for the server…"
    Task {
      do {
        message.text = try await work(account)
      } catch {
        message.text = error.localizedDescription
      }
      update()
    }
  }

  @objc private func logOut() {
    account.logOut()
    message.text = "Logged out"
    update()
  }
}
