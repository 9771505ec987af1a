import DeviceProtocol
import UIKit

@testable import UIKitCore

/// A row of five stars for rating something.
///
/// The class is an example that overrides everything with which a view class describes itself. For
/// this reason, it's supported by flows, assistive technologies, storyboards, the inspector,
/// rebuilds, and appearance proxies.
final class RatingControl: UIControl {
  private static let starSize: CGFloat = 32
  private static let range = 0...5

  private let stars = (0..<5).map { _ in UIImageView() }

  /// The number of filled stars, from 0 to 5.
  var rating = 0 {
    didSet {
      rating = min(max(rating, Self.range.lowerBound), Self.range.upperBound)
      showRating()
    }
  }

  /// The color of the stars, which is the tint color by default.
  var starColor: UIColor? {
    didSet { for star in stars { star.tintColor = starColor } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addStars()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addStars()
  }

  private func addStars() {
    for star in stars { addSubview(star) }
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Rating"
    showRating()
  }

  private func showRating() {
    for (place, star) in stars.enumerated() {
      star.image = UIImage(systemName: place < rating ? "star.fill" : "star")
    }
  }

  /// Changes the rating as a user does.
  private func rate(_ stars: Int) {
    guard isEnabled, stars != rating else { return }
    rating = stars
    sendActions(for: .valueChanged)
  }

  // MARK: Layout

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.starSize * CGFloat(stars.count), height: Self.starSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(stars.count)
    for (place, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
    }
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    guard bounds.width > 0 else { return }
    let share = touch.location(in: self).x / bounds.width
    rate(min(max(Int(share * CGFloat(stars.count)) + 1, 1), stars.count))
  }

  // MARK: Accessibility

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (rating == 1 ? "1 star" : "\(rating) stars") }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { rate(min(rating + 1, stars.count)) }

  override func accessibilityDecrement() { rate(max(rating - 1, 0)) }

  override func describeRole(_ element: inout ScreenElement) {
    element.role = .slider
    element.range = ElementRange(minimum: 0, maximum: 5, value: Double(rating))
  }

  override func adjust(to value: String) {
    if let stars = Int(value), Self.range.contains(stars) { rate(stars) }
  }

  override var elementKind: ElementKind { .slider }

  override var kindName: String? { "rating" }

  // MARK: Self-description

  override var keptValues: [ViewState.Value] { changed(.index(rating)) }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .index(let stars) = value else { return super.restore(value) }
    rate(stars)
    return true
  }

  override class func listProperties(_ list: inout InspectorProperties) {
    super.listProperties(&list)
    list.content.append(
      .number("rating", "Rating", of: RatingControl.self, { CGFloat($0.rating) }) {
        $0.rating = Int($1)
      })
  }

  override class var appearanceProperties: [AppearanceProperty] {
    [.path(\RatingControl.starColor)]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("rating", \RatingControl.rating),
      .key("starColor", \RatingControl.starColor),
    ]
  }
}
