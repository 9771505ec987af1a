/// A tick below a slider's track, which is a dot or an image.
final class SliderTickView: UIImageView {
  convenience init(_ tickImage: UIImage?) {
    self.init(image: tickImage)
    contentMode = .center
    guard tickImage == nil else { return }
    backgroundColor = UISlider.look.tickColor
    layer.cornerRadius = UISlider.look.tickSize.height / 2
  }
}
