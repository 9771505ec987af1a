/// A side of a slider's track: a line with round ends, or an image.
final class UISliderTrack: UIImageView {
  func show(_ color: UIColor?, _ image: UIImage?) {
    self.image = image
    backgroundColor = image == nil ? color : nil
    layer.cornerRadius = image == nil ? 2 : 0
  }
}
