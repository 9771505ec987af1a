import UIKit

/// Labels in a scroll view, each with a frame.
class LabelsView: UIScrollView, Counting {

  private let first = UILabel()

  init(count: Int) {
    super.init(frame: .zero)
    for index in 0..<count {
      let label = index == 0 ? first : UILabel()
      label.text = "label \(index)"
      label.frame = CGRect(x: 16, y: 8 + 36 * index, width: 300, height: 28)
      addSubview(label)
    }
    contentSize = CGSize(width: 320, height: 8 + 36 * count)
  }

  required init?(coder: NSCoder) {
    fatalError("LabelsView is made in code")
  }

  func show(_ count: String) {
    first.text = count
  }
}
