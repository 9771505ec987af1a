import UIKit

@IBDesignable
class CardView: UIView {
  @IBInspectable var radius: CGFloat = 0 {
    didSet { layer.cornerRadius = radius }
  }
  @IBInspectable var title: String?
  @IBInspectable var isRaised: Bool = false
  @IBInspectable var count: Int = 0
  @IBInspectable var edge: UIColor = .black
  @IBOutlet var label: UILabel!
  private var awakened = "asleep"

  override func awakeFromNib() {
    super.awakeFromNib()
    awakened = label == nil ? "without outlets" : "awake"
  }

  func describe() -> String {
    "\(title ?? "") \(Int(layer.cornerRadius)) \(isRaised) \(count) \(awakened) \(label.text ?? "")"
  }
}
