import Foundation
import UIKit

/// An annotation's view in the shape of a balloon, with the title below it.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmarkerannotationview>.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The size of the balloon, in points.
  private static let size = CGSize(width: 30, height: 36)
  /// How much larger the balloon is while the annotation is selected.
  private static let growth: CGFloat = 1.6

  private let balloon = MarkerBalloon()
  private let glyph = UIImageView()
  private let letters = UILabel()
  private let titleLabel = MapLabel()
  private let subtitleLabel = MapLabel()

  /// Creates a view for an annotation.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size = Self.size
    centerOffset = CGPoint(x: 0, y: -Self.size.height / 2)
    balloon.frame = bounds
    addSubview(balloon)
    glyph.contentMode = .scaleAspectFit
    glyph.frame = CGRect(x: 7, y: 7, width: 16, height: 16)
    letters.font = .systemFont(ofSize: 15, weight: .medium)
    letters.textAlignment = .center
    letters.frame = CGRect(x: 2, y: 3, width: 26, height: 24)
    for view in [glyph, letters] {
      view.isAccessibilityElement = false
      balloon.addSubview(view)
    }
    addSubview(titleLabel)
    addSubview(subtitleLabel)
    show()
  }

  // MARK: Appearance

  /// The color of the balloon, or `nil` for red.
  open var markerTintColor: UIColor? {
    didSet { show() }
  }
  /// The color of the glyph, or `nil` for white.
  open var glyphTintColor: UIColor? {
    didSet { show() }
  }
  /// The text in the balloon, instead of a glyph.
  open var glyphText: String? {
    didSet { show() }
  }
  /// The glyph in the balloon.
  open var glyphImage: UIImage? {
    didSet { show() }
  }
  /// The glyph while the annotation is selected.
  open var selectedGlyphImage: UIImage? {
    didSet { show() }
  }
  /// Whether the title is shown below the balloon.
  open var titleVisibility = MKFeatureVisibility.adaptive {
    didSet { show() }
  }
  /// Whether the subtitle is shown below the title.
  open var subtitleVisibility = MKFeatureVisibility.adaptive {
    didSet { show() }
  }
  /// Whether the balloon appears with an animation.
  open var animatesWhenAdded = false

  /// Shows whether the annotation is selected by the size of the balloon.
  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    UIView.animate(withDuration: animated ? 0.25 : 0) { self.show() }
  }

  /// Shows the balloon in its usual size.
  open override func prepareForReuse() {
    super.prepareForReuse()
    show()
  }

  /// Grows the balloon from its tip, if it appears with an animation.
  open override func prepareForDisplay() {
    super.prepareForDisplay()
    guard animatesWhenAdded else { return }
    balloon.transform = CGAffineTransform(translationX: 0, y: Self.size.height / 2)
      .scaledBy(x: 0.01, y: 0.01)
    UIView.animate(withDuration: 0.3) { self.show() }
  }

  override func annotationDidChange() {
    super.annotationDidChange()
    show()
  }

  private func show() {
    balloon.color = markerTintColor ?? .systemRed
    letters.text = glyphText
    letters.textColor = glyphTintColor ?? .white
    let image = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
    let placeholder = UIImage(systemName: "mappin")
    glyph.image = glyphText == nil ? image ?? placeholder : nil
    glyph.tintColor = glyphTintColor ?? .white
    let growth = isSelected ? Self.growth : 1
    balloon.transform = CGAffineTransform(
      translationX: 0, y: -Self.size.height / 2 * (growth - 1)
    ).scaledBy(x: growth, y: growth)
    showTexts()
  }

  private func showTexts() {
    titleLabel.text = titleVisibility == .hidden ? nil : annotation?.shownTitle
    titleLabel.font = .systemFont(ofSize: 11, weight: .semibold)
    let showsSubtitle =
      subtitleVisibility == .visible || (subtitleVisibility == .adaptive && isSelected)
    subtitleLabel.text = showsSubtitle ? annotation?.shownSubtitle : nil
    subtitleLabel.font = .systemFont(ofSize: 11)
    let top = bounds.maxY + 2
    titleLabel.fit(below: CGPoint(x: bounds.midX, y: top))
    subtitleLabel.fit(below: CGPoint(x: bounds.midX, y: top + titleLabel.bounds.height))
  }

  override var extent: CGRect {
    [titleLabel.frame, subtitleLabel.frame, balloon.frame].filter { !$0.isEmpty }
      .reduce(bounds) { $0.union($1) }
  }

  override var calloutPlace: CGPoint {
    let height = isSelected ? Self.size.height * (Self.growth - 1) : 0
    return CGPoint(x: bounds.midX + calloutOffset.x, y: -height + calloutOffset.y)
  }
}
