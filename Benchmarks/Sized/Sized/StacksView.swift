import UIKit

/// Stack views, each in another one beside a label; the innermost label counts.
class StacksView: UIView, Counting {

  private let innermost = UILabel()

  init(depth: Int) {
    super.init(frame: .zero)
    innermost.text = "innermost"
    var stack = UIStackView(arrangedSubviews: [innermost])
    for level in 1..<max(depth, 2) {
      let label = UILabel()
      label.text = "\(level)"
      label.font = .systemFont(ofSize: 8)
      stack = UIStackView(arrangedSubviews: [label, stack])
      stack.axis = .vertical
      stack.alignment = level.isMultiple(of: 2) ? .leading : .fill
      stack.spacing = 1
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("StacksView is made in code")
  }

  func show(_ count: String) {
    innermost.text = count
  }
}
