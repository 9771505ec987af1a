/// A slider's thumb, which is a disc with a shadow or an image.
final class UISliderThumb: UIImageView {
  func show(_ color: UIColor?, _ image: UIImage?) {
    self.image = image
    contentMode = .center
    backgroundColor = image == nil ? color : nil
    layer.shadowOpacity = image == nil ? 0.22 : 0
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2.5)
    layer.shadowRadius = 3.5
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = image == nil ? bounds.height / 2 : 0
  }
}
