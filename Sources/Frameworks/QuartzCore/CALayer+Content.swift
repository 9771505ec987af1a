extension CALayer {
  func drawImage(_ contents: Any, into renderer: inout LayerRenderer) {
    guard let image = contents as? CGImage else { return }
    let size = CGSize(
      width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
    let origin = renderer.origin
    let place = contentsGravity.place(size, in: properties.bounds)
      .offsetBy(dx: origin.x, dy: origin.y)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    if contentsCenter == unit || properties.contentsRect != unit {
      renderer.append(
        .image(
          image.id, destination: place, source: properties.contentsRect, tint: nil,
          isSmooth: magnificationFilter != .nearest))
    } else {
      let stretched = StretchedImage(
        image, size: size, top: contentsCenter.minY * size.height,
        left: contentsCenter.minX * size.width, bottom: (1 - contentsCenter.maxY) * size.height,
        right: (1 - contentsCenter.maxX) * size.width)
      for command in stretched.commands(in: place, tint: nil) { renderer.append(command) }
    }
  }

  /// Shows content that was recorded elsewhere.
  package func show(_ content: LayerContent?) {
    self.content = content
    needsDisplayFlag = false
    setNeedsCommit()
  }
}
