import UIKitCore

/// A photo in a grid.
final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let mark = UIImageView()
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.backgroundColor = .secondarySystemFill
    mark.image = UIImage(systemName: "checkmark.circle.fill")
    number.font = .systemFont(ofSize: 13, weight: .semibold)
    number.textColor = .white
    number.textAlignment = .center
    number.layer.cornerRadius = 11
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
    picture.alpha = position == nil ? 1 : 0.75
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
    let corner = CGRect(
      x: isMirrored ? 5 : bounds.width - 27, y: bounds.height - 27, width: 22, height: 22)
    mark.frame = corner
    number.frame = corner
  }
}
