import UIKit

/// Shows a rating: an icon beside its words.
public final class RatingView: UIView {
  @IBOutlet private(set) var icon: UIImageView!
  @IBOutlet private(set) var label: UILabel!

  /// What is shown.
  public var rating = Rating(stars: 0) {
    didSet { label.text = rating.words }
  }

  /// A view of the framework's nib.
  public static func make(_ rating: Rating) -> RatingView {
    let contents = UINib(nibName: "RatingView", bundle: .toolkit).instantiate(withOwner: nil)
    let view = contents[0] as! RatingView
    view.icon.image = UIImage(named: "Star", in: .toolkit, with: nil)
    view.backgroundColor = UIColor(named: "Sky", in: .toolkit, compatibleWith: nil)
    view.rating = rating
    return view
  }
}
