import UIKit

/// Marks the first misspelled word in the typed text, and suggests other words.
class SpellingViewController: UIViewController {
  private let field = UITextField()
  private let word = UILabel()
  private let guesses = UILabel()
  private let checker = UITextChecker()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Spelling"
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "field"
    word.accessibilityIdentifier = "word"
    guesses.accessibilityIdentifier = "guesses"
    guesses.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [
      field, button("Check", #selector(check)), button("Complete", #selector(complete)),
      button("Ignore", #selector(ignore)), button("Learn", #selector(learn)),
      button("Unlearn", #selector(unlearn)), word, guesses,
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.frame = CGRect(x: 20, y: 120, width: 320, height: 330)
    view.addSubview(stack)
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  private var text: String { return field.text ?? "" }

  private var misspelled: NSRange {
    return checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: 0, wrap: false,
      language: "en")
  }

  @objc func check() {
    let range = misspelled
    guard range.location != NSNotFound else {
      word.text = "All is well"
      guesses.text = ""
      return
    }
    word.text = (text as NSString).substring(with: range)
    let all = checker.guesses(forWordRange: range, in: text, language: "en_US") ?? []
    guesses.text = all.prefix(3).joined(separator: ", ")
  }

  @objc func complete() {
    let range = NSRange(location: 0, length: text.utf16.count)
    let all = checker.completions(forPartialWordRange: range, in: text, language: "en_US") ?? []
    guesses.text = all.prefix(3).joined(separator: ", ")
  }

  @objc func ignore() {
    checker.ignoreWord(text)
  }

  @objc func learn() {
    UITextChecker.learnWord(text)
  }

  @objc func unlearn() {
    UITextChecker.unlearnWord(text)
    word.text = "\(UITextChecker.hasLearnedWord(text))"
  }
}
