import MapKit

/// A view without a size, as some tutorials write it, which only its subviews make visible.
class PlaceView: MKAnnotationView {
  private let square = UIView()

  override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    square.backgroundColor = .systemIndigo
    square.layer.cornerRadius = 6
    square.translatesAutoresizingMaskIntoConstraints = false
    addSubview(square)
    NSLayoutConstraint.activate([
      square.widthAnchor.constraint(equalToConstant: 40),
      square.heightAnchor.constraint(equalToConstant: 40),
      square.centerXAnchor.constraint(equalTo: centerXAnchor),
      square.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
