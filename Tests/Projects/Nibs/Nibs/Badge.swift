import UIKit

/// A view whose content is in a nib of the same name.
class Badge: UIView {
  @IBOutlet var content: UIView!
  @IBOutlet weak var label: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    Bundle(for: type(of: self)).loadNibNamed("Badge", owner: self, options: nil)
    content.frame = bounds
    addSubview(content)
  }
}
