/// The treatment of the area outside of an image.
enum EdgeStyle {
  case copy
  case background(Pixel)
  case extend
  case truncate

  /// - Returns: `nil` unless there's exactly one treatment, and a background color if it needs one.
  init?(_ flags: vImage_Flags, background: UnsafePointer<UInt8>?) {
    let all =
      kvImageCopyInPlace | kvImageBackgroundColorFill | kvImageEdgeExtend
      | kvImageTruncateKernel
    switch Int(flags) & all {
    case kvImageCopyInPlace: self = .copy
    case kvImageEdgeExtend: self = .extend
    case kvImageTruncateKernel: self = .truncate
    case kvImageBackgroundColorFill:
      guard let background else { return nil }
      self = .background(Pixel(background[0], background[1], background[2], background[3]))
    default: return nil
    }
  }
}
