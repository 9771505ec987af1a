import UIKitCore

/// A photo in a grid.
final class PhotoCell: UICollectionViewCell {
  private static let look = SystemDesign.current.photos.cell

  private let picture = UIImageView()
  private let mark = UIImageView()
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.backgroundColor = Self.look.fill
    mark.image = UIImage(systemName: "checkmark.circle.fill")
    number.font = Self.look.numberFont.font
    number.textColor = Self.look.numberColor
    number.textAlignment = .center
    number.layer.cornerRadius = Self.look.markDiameter / 2
    number.clipsToBounds = true
    for view in [picture, mark, number] { contentView.addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ photo: LibraryPhoto) {
    picture.image = photo.preview
    accessibilityLabel = "Photo, \(photo.name)"
  }

  /// Shows that the photo is selected, with its position in the selection if that matters.
  func showChoice(_ position: Int?, isNumbered: Bool) {
    mark.isHidden = position == nil || isNumbered
    number.isHidden = position == nil || !isNumbered
    number.backgroundColor = tintColor
    number.text = position.map { "\($0 + 1)" }
    picture.alpha = position == nil ? 1 : Self.look.chosenOpacity
    if position == nil {
      accessibilityTraits.remove(.selected)
    } else {
      accessibilityTraits.insert(.selected)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = Self.look.markDiameter
    let margin = Self.look.markMargin
    let corner = CGRect(
      x: isMirrored ? margin : bounds.width - margin - side, y: bounds.height - margin - side,
      width: side, height: side)
    mark.frame = corner
    number.frame = corner
  }
}
