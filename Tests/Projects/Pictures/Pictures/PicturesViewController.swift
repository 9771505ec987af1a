import UIKit

/// Four images of a megabyte each on the first screen.
///
/// Tapping an image replaces it with another.
class PicturesViewController: UIViewController {
  private var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let stack = UIStackView()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for number in 1...4 {
      let picture = UIImageView(image: UIImage(data: Noise.png(number)))
      picture.contentMode = .scaleAspectFit
      picture.isAccessibilityElement = true
      picture.accessibilityLabel = "Picture \(number)"
      picture.isUserInteractionEnabled = true
      picture.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #selector(change(_:))))
      stack.addArrangedSubview(picture)
    }
    view.addSubview(stack)
  }
  @objc private func change(_ tap: UITapGestureRecognizer) {
    changes += 1
    // Data after the end of a PNG is ignored, but makes the file different.
    let data = Noise.png(1) + withUnsafeBytes(of: changes) { Data($0) }
    (tap.view as? UIImageView)?.image = UIImage(data: data)
  }
}
