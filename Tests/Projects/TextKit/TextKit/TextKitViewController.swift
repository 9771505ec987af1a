import UIKit

/// A label with words that can be tapped, and a text view that colors words as they're typed.
class TextKitViewController: UIViewController, UITextViewDelegate {
  private let terms = UILabel()
  private let state = UILabel()
  private let notes = WordColoringStorage.makeTextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    terms.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    terms.numberOfLines = 0
    terms.text = "Please read the terms and the privacy policy before you go on"
    terms.accessibilityIdentifier = "terms"
    terms.isUserInteractionEnabled = true
    terms.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(tapTerms(_:))))
    state.frame = CGRect(x: 20, y: 180, width: 350, height: 30)
    state.accessibilityIdentifier = "state"
    state.text = "nothing"
    notes.frame = CGRect(x: 20, y: 220, width: 300, height: 120)
    notes.accessibilityIdentifier = "notes"
    view.addSubview(terms)
    view.addSubview(state)
    view.addSubview(notes)
  }

  @objc private func tapTerms(_ tap: UITapGestureRecognizer) {
    guard let text = terms.attributedText else { return }
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: terms.bounds.size)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = terms.numberOfLines
    container.lineBreakMode = terms.lineBreakMode
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let used = manager.usedRect(for: container)
    var point = tap.location(in: terms)
    point.x += used.minX
    point.y -= (terms.bounds.height - used.height) / 2 - used.minY
    let index = manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    let string = text.string as NSString
    let links = ["terms", "privacy policy"]
    state.text = links.first { NSLocationInRange(index, string.range(of: $0)) } ?? "no link"
  }
}

/// Colors the word "red".
class WordColoringStorage: NSTextStorage {
  private let text = NSMutableAttributedString()

  static func makeTextView() -> UITextView {
    let storage = WordColoringStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(
      size: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return UITextView(frame: .zero, textContainer: container)
  }

  override var string: String { text.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    text.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    text.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    let all = NSRange(location: 0, length: length)
    addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: all)
    addAttribute(.foregroundColor, value: UIColor.black, range: all)
    removeAttribute(.backgroundColor, range: all)
    let words = (string as NSString).range(of: "red")
    if words.location != NSNotFound {
      addAttribute(.backgroundColor, value: UIColor.red, range: words)
    }
    super.processEditing()
  }
}
