/// A slider's thumb, which is a disc with a shadow or an image.
final class UISliderThumb: UIImageView {
  func show(_ color: UIColor?, _ image: UIImage?) {
    self.image = image
    contentMode = .center
    backgroundColor = image == nil ? color : nil
    UISlider.look.thumbShadow.apply(to: layer)
    if image != nil { layer.shadowOpacity = 0 }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = image == nil ? bounds.height / 2 : 0
  }
}
