extension CALayer {
  func drawImage(_ contents: Any, into renderer: inout LayerRenderer) {
    guard let image = contents as? CGImage else { return }
    let size = CGSize(
      width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
    let origin = renderer.origin
    let place = contentsGravity.place(size, in: layerProperties.bounds)
      .offsetBy(dx: origin.x, dy: origin.y)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    if contentsCenter == unit || layerProperties.contentsRect != unit {
      renderer.append(
        .image(
          image.id, destination: place, source: layerProperties.contentsRect, tint: nil,
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

  /// Lets the delegate provide the content, or otherwise records it.
  final func displayContent() {
    if let delegate {
      ask(delegate) { $0.display($1) }
    } else {
      recordContent()
    }
  }

  /// Lets the delegate draw the content into a context.
  final func drawContent(in context: CGContext) {
    guard let delegate else { return }
    nonisolated(unsafe) let context = context
    ask(delegate) { $0.draw($1, in: context) }
  }

  /// Draws the layer and its sublayers into a context.
  final func renderTree(in context: CGContext) {
    layoutIfNeeded()
    var renderer = LayerRenderer(
      scale: context.scale, time: CACurrentMediaTime(), visible: .infinite)
    renderer.renderContents(of: self)
    context.draw(renderer.commands)
  }

  /// Draws the background color or pattern.
  final func drawBackgroundColor(in bounds: CGRect, into renderer: inout LayerRenderer) {
    guard let color = layerProperties.backgroundColor?.color, color.alpha > 0 else { return }
    guard bounds.width > 0, bounds.height > 0 else { return }
    let shape = renderer.shape(of: self, in: bounds)
    guard let pattern = layerProperties.backgroundColor?.pattern else {
      return renderer.append(.fill(shape, .color(color)))
    }
    renderer.append(.save)
    renderer.append(.clip(shape))
    for command in pattern.commands(in: bounds, tint: nil) { renderer.append(command) }
    renderer.append(.restore)
  }

  /// Draws the recorded content or, if there isn't any, the image.
  final func drawOwnContent(into renderer: inout LayerRenderer) {
    if let content {
      renderer.draw(content, of: self)
    } else if let contents {
      drawImage(contents, into: &renderer)
    }
  }

  /// Makes the layer draw its content, and records the commands.
  package final func recordContent() {
    forgetRun()
    let bounds = layerProperties.bounds
    var isEmpty = bounds.width <= 0 || bounds.height <= 0
    if !isEmpty { askOwner { isEmpty = !$0.drawsContent } }
    guard !isEmpty else {
      content = nil
      return
    }
    let part = partToDraw
    let context = CGContext(bounds: bounds, scale: contentsScale)
    if let part { context.clip(to: part) }
    if let delegate { ask(delegate) { $0.layerWillDraw($1) } }
    drawingLayer.draw(in: context)
    var commands = context.commands
    var overflows = false
    var ground: CGColor?
    askOwner {
      overflows = $0.showsContentBeyondBounds
      ground = $0.ground(isEmpty: commands.isEmpty)
    }
    if let part {
      commands = self.commands(replacing: part, with: commands, on: ground, scale: contentsScale)
    } else if let ground {
      commands.insert(.fill(.rect(bounds), .color(ground.color)), at: 0)
    }
    content =
      commands.isEmpty
      ? nil : LayerContent(bounds: bounds, commands: commands, overflows: overflows)
  }
}
