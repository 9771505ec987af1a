import UIKit

/// Shows images in text, follows links, and preserves text in an archive.
class RowsViewController: UIViewController, UITextViewDelegate {
  private let state = UILabel()
  private let label = UILabel()
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.frame = CGRect(x: 20, y: 80, width: 300, height: 60)
    label.accessibilityIdentifier = "label"
    label.attributedText = withPicture
    state.frame = CGRect(x: 20, y: 420, width: 350, height: 40)
    state.accessibilityIdentifier = "state"
    textView.frame = CGRect(x: 20, y: 200, width: 350, height: 120)
    textView.accessibilityIdentifier = "text"
    textView.isEditable = false
    textView.linkTextAttributes = [.foregroundColor: UIColor.red, .backgroundColor: UIColor.red]
    textView.delegate = self
    textView.attributedText = withLink
    let archive = UIButton(type: .system)
    archive.setTitle("Archive", for: .normal)
    archive.frame = CGRect(x: 20, y: 340, width: 120, height: 44)
    archive.addTarget(self, action: #selector(keep), for: .touchUpInside)
    let meme = UILabel(frame: CGRect(x: 20, y: 480, width: 350, height: 80))
    meme.accessibilityIdentifier = "meme"
    meme.attributedText = NSAttributedString(
      string: "I",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 80), .foregroundColor: UIColor.white,
        .strokeColor: UIColor.blue, .strokeWidth: -8,
      ])
    let hollow = UILabel(frame: CGRect(x: 20, y: 580, width: 350, height: 80))
    hollow.accessibilityIdentifier = "hollow"
    hollow.attributedText = NSAttributedString(
      string: "I",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 80), .foregroundColor: UIColor.green, .strokeWidth: 4,
      ])
    [meme, hollow].forEach(view.addSubview)
    [label, textView, archive, state].forEach(view.addSubview)
  }

  private var square: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
  }

  private var withPicture: NSAttributedString {
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(attachment: NSTextAttachment(image: square)))
    text.append(NSAttributedString(string: " red "))
    let low = NSTextAttachment()
    low.image = square
    low.bounds = CGRect(x: 0, y: -10, width: 20, height: 20)
    text.append(NSAttributedString(attachment: low))
    return text
  }

  private var withLink: NSAttributedString {
    let text = NSMutableAttributedString(string: "Read more")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 9))
    text.addAttribute(
      .link, value: URL(string: "quince-test://more")!, range: NSRange(location: 5, length: 4))
    return text
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    state.text = "\(URL.absoluteString) at \(characterRange.location)"
    return false
  }

  @objc private func keep() {
    let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("meals").path
    let meals = [Meal(name: "Salad", photo: square, tint: .orange)]
    let isKept = NSKeyedArchiver.archiveRootObject(meals, toFile: file)
    let read = NSKeyedUnarchiver.unarchiveObject(withFile: file) as? [Meal]
    let meal = read?.first
    state.text =
      "\(isKept) \(meal?.name ?? "-") \(meal?.photo?.size.width ?? 0) \(meal?.tint == .orange)"
  }
}

class Meal: NSObject, NSCoding {
  let name: String
  let photo: UIImage?
  let tint: UIColor?

  init(name: String, photo: UIImage?, tint: UIColor?) {
    self.name = name
    self.photo = photo
    self.tint = tint
  }

  func encode(with coder: NSCoder) {
    coder.encode(name, forKey: "name")
    coder.encode(photo, forKey: "photo")
    coder.encode(tint, forKey: "tint")
  }

  required convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
    self.init(
      name: name, photo: coder.decodeObject(forKey: "photo") as? UIImage,
      tint: coder.decodeObject(forKey: "tint") as? UIColor)
  }
}
