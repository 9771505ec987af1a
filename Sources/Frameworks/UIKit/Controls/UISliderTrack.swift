/// One side of a slider's track, which is a line with a round end or an image.
final class UISliderTrack: UIImageView {
  func show(_ color: UIColor?, _ image: UIImage?) {
    self.image = image
    backgroundColor = image == nil ? color : nil
    layer.cornerRadius = image == nil ? UISlider.look.trackRadius : 0
  }
}
