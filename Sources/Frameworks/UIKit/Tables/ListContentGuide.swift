/// A layout guide at the position of the text or image in a list's content view.
@MainActor
struct ListContentGuide {
  let guide = UILayoutGuide()
  private let left, top, width, height: NSLayoutConstraint

  init(_ view: UIView) {
    view.addLayoutGuide(guide)
    left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([left, top, width, height])
  }

  /// Updates the guide to a new frame.
  func follow(_ frame: CGRect) {
    left.constant = frame.minX
    top.constant = frame.minY
    width.constant = frame.width
    height.constant = frame.height
  }
}
