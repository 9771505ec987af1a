import UIKit

/// Shows a rating as an icon next to its text.
public final class RatingView: UIView {
  @IBOutlet private(set) var icon: UIImageView!
  @IBOutlet private(set) var label: UILabel!

  /// The rating that's shown.
  public var rating = Rating(stars: 0) {
    didSet { label.text = rating.words }
  }

  /// Creates a view from the framework's nib.
  public static func make(_ rating: Rating) -> RatingView {
    let contents = UINib(nibName: "RatingView", bundle: .toolkit).instantiate(withOwner: nil)
    let view = contents[0] as! RatingView
    view.icon.image = UIImage(named: "Star", in: .toolkit, with: nil)
    view.backgroundColor = UIColor(named: "Sky", in: .toolkit, compatibleWith: nil)
    view.rating = rating
    return view
  }
}
