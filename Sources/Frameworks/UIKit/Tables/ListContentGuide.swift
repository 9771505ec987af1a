/// A layout guide at the position where a list's content view has placed text or an image.
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

  /// Takes over where the view has put its part.
  func follow(_ frame: CGRect) {
    left.constant = frame.minX
    top.constant = frame.minY
    width.constant = frame.width
    height.constant = frame.height
  }
}
