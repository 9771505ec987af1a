import UIKit

/// Labels in a scroll view, each held below another one by constraints.
class ChainView: UIScrollView, Counting {

  private let first = UILabel()

  init(count: Int) {
    super.init(frame: .zero)
    var above = contentLayoutGuide.topAnchor
    var constraints: [NSLayoutConstraint] = []
    for index in 0..<count {
      let label = index == 0 ? first : UILabel()
      label.text = "label \(index)"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      constraints += [
        label.topAnchor.constraint(equalTo: above, constant: 8),
        label.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: 16),
      ]
      above = label.bottomAnchor
    }
    constraints += [
      contentLayoutGuide.bottomAnchor.constraint(equalTo: above, constant: 8),
      contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) {
    fatalError("ChainView is made in code")
  }

  func show(_ count: String) {
    first.text = count
  }
}
