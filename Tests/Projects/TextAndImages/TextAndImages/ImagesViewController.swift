import UIKit

/// Images from an asset catalog and from files, and in each content mode.
final class ImagesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(named: "Ground")
    let flag = UIImage(named: "Flag")
    add(flag, 20, 100, 60, 60, .scaleToFill)
    add(flag, 100, 100, 60, 60, .scaleAspectFit)
    add(flag, 180, 100, 60, 60, .scaleAspectFill)
    add(flag, 260, 100, 60, 60, .bottomRight)
    let template = add(UIImage(named: "Mark"), 20, 180, 60, 60, .scaleToFill)
    template.tintColor = .red
    add(
      UIImage(named: "Mark")?.withTintColor(.blue, renderingMode: .alwaysOriginal), 100, 180, 60,
      60, .scaleToFill)
    add(UIImage(named: "Mark")?.withRenderingMode(.alwaysOriginal), 180, 180, 60, 60, .scaleToFill)
    add(UIImage(named: "Mood"), 260, 180, 60, 60, .scaleToFill)
    let cap = UIImage(named: "Flag")?.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9), resizingMode: .stretch)
    add(cap, 20, 260, 200, 40, .scaleToFill)
    let copy = flag?.pngData().flatMap { UIImage(data: $0) }
    add(copy, 240, 260, 60, 40, .scaleToFill)
    let jpeg = flag?.jpegData(compressionQuality: 0.9).flatMap { UIImage(data: $0) }
    add(jpeg, 310, 260, 60, 40, .scaleToFill)

    let facts = UILabel(frame: CGRect(x: 20, y: 320, width: 350, height: 30))
    facts.accessibilityIdentifier = "facts"
    facts.text =
      "\(describe(flag)) \(describe(UIImage(named: "Plain"))) \(describe(UIImage(named: "None")))"
    view.addSubview(facts)
    let natural = UIImageView(image: flag)
    natural.frame.origin = CGPoint(x: 20, y: 380)
    view.addSubview(natural)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 440, width: 200, height: 40)
    button.setTitle("Dark", for: .normal)
    button.addTarget(self, action: #selector(turnDark), for: .touchUpInside)
    view.addSubview(button)
  }

  private func describe(_ image: UIImage?) -> String {
    image.map { "\(Int($0.size.width))x\(Int($0.size.height))@\(Int($0.scale))" } ?? "nil"
  }

  @objc private func turnDark() {
    view.overrideUserInterfaceStyle = .dark
  }

  @discardableResult
  private func add(
    _ image: UIImage?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ mode: UIView.ContentMode
  ) -> UIImageView {
    let imageView = UIImageView(frame: CGRect(x: x, y: y, width: width, height: height))
    imageView.image = image
    imageView.contentMode = mode
    imageView.clipsToBounds = true
    imageView.backgroundColor = .lightGray
    view.addSubview(imageView)
    return imageView
  }
}
