import UIKit

/// Four pictures of a megabyte each on the first screen.
class PicturesViewController: UIViewController {
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
      stack.addArrangedSubview(picture)
    }
    view.addSubview(stack)
  }
}
