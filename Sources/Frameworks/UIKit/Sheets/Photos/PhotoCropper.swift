import UIKitCore

/// A screen on which users move and scale a photo to fit a square.
final class PhotoCropper: UIViewController, UIScrollViewDelegate {
  private static let look = SystemDesign.current.photos.crop

  private let image: UIImage
  private let cancel: () -> Void
  private let choose: (UIImage, CGRect) -> Void
  private let scroller = UIScrollView()
  private let picture = UIImageView()
  private let top = UIView()
  private let bottom = UIView()
  private let cancelButton = UIButton(type: .system)
  private let chooseButton = UIButton(type: .system)
  private let heading = UILabel()

  /// - Parameter choose: A closure that's called with the cropped photo and the square's position
  ///   in the original photo's pixels.
  init(
    _ image: UIImage, cancel: @escaping () -> Void, choose: @escaping (UIImage, CGRect) -> Void
  ) {
    self.image = image
    self.cancel = cancel
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
    overrideUserInterfaceStyle = .dark
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.look.fill
    view.clipsToBounds = true
    picture.image = image
    picture.frame = CGRect(origin: .zero, size: image.size)
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Photo"
    scroller.delegate = self
    scroller.clipsToBounds = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.alwaysBounceVertical = true
    scroller.alwaysBounceHorizontal = true
    scroller.addSubview(picture)
    heading.text = "Move and Scale"
    heading.textColor = Self.look.textColor
    heading.font = .preferredFont(forTextStyle: Self.look.titleStyle)
    heading.textAlignment = .center
    for shade in [top, bottom] {
      shade.backgroundColor = Self.look.shade
      shade.isUserInteractionEnabled = false
    }
    prepare(cancelButton, "Cancel") { [unowned self] in cancel() }
    prepare(chooseButton, "Choose") { [unowned self] in finish() }
    for part in [scroller, top, bottom, heading, cancelButton, chooseButton] {
      view.addSubview(part)
    }
  }

  private func prepare(_ button: UIButton, _ title: String, _ act: @escaping () -> Void) {
    button.setTitle(title, for: .normal)
    button.setTitleColor(Self.look.textColor, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: Self.look.buttonStyle)
    button.addAction(UIAction { _ in act() }, for: .touchUpInside)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let insets = view.safeAreaInsets
    let look = Self.look
    let side = min(bounds.width, bounds.height - insets.top - insets.bottom - look.margins)
    let square = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: square.minY)
    bottom.frame = CGRect(
      x: 0, y: square.maxY, width: bounds.width, height: bounds.height - square.maxY)
    heading.frame = CGRect(
      x: 0, y: insets.top + look.titleTop, width: bounds.width, height: look.titleHeight)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = look.buttonSize
    let y = bounds.height - insets.bottom - look.buttonBottom - size.height
    let left = CGRect(origin: CGPoint(x: look.buttonMargin, y: y), size: size)
    let right = CGRect(
      origin: CGPoint(x: bounds.width - look.buttonMargin - size.width, y: y), size: size)
    cancelButton.frame = isMirrored ? right : left
    chooseButton.frame = isMirrored ? left : right
    if scroller.frame != square { fit(into: square) }
  }

  /// Shows the center of the photo, scaled to fill the square.
  private func fit(into square: CGRect) {
    scroller.frame = square
    let smallest = max(square.width / image.size.width, square.height / image.size.height)
    scroller.minimumZoomScale = smallest
    scroller.maximumZoomScale = max(smallest * 3, 1)
    scroller.zoomScale = smallest
    scroller.contentOffset = CGPoint(
      x: (scroller.contentSize.width - square.width) / 2,
      y: (scroller.contentSize.height - square.height) / 2)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  // MARK: Cropping

  private func finish() {
    let area = cropped
    choose(Self.crop(image, to: area), area)
  }

  private var cropped: CGRect {
    let scale = scroller.zoomScale
    let area = CGRect(
      x: scroller.contentOffset.x / scale, y: scroller.contentOffset.y / scale,
      width: scroller.bounds.width / scale, height: scroller.bounds.height / scale)
    return area.intersection(CGRect(origin: .zero, size: image.size))
      .applying(CGAffineTransform(scaleX: image.scale, y: image.scale)).integral
  }

  private static func crop(_ image: UIImage, to area: CGRect) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let scale = image.scale
    let drawn = UIGraphicsImageRenderer(size: area.size, format: format).image { _ in
      image.draw(
        in: CGRect(
          x: -area.minX, y: -area.minY, width: image.size.width * scale,
          height: image.size.height * scale))
    }
    return drawn.cgImage.map { UIImage(cgImage: $0) } ?? drawn
  }
}
