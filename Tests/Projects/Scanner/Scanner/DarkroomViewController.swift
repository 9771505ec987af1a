import UIKit

/// Shows a picture with filters, its average color, and a small copy.
class DarkroomViewController: UIViewController {
  private let picture: UIImage
  private let pictureView = UIImageView()
  private let thumbnailView = UIImageView()
  private let swatch = UIView()
  private let filters = UISegmentedControl(items: Darkroom.allCases.map(\.rawValue))

  init(_ picture: UIImage) {
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The darkroom has no storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Darkroom"
    view.backgroundColor = .systemBackground
    for (image, name) in [(pictureView, "picture"), (thumbnailView, "thumbnail")] {
      image.contentMode = .scaleAspectFit
      image.isAccessibilityElement = true
      image.accessibilityIdentifier = name
    }
    swatch.isAccessibilityElement = true
    swatch.accessibilityIdentifier = "average"
    swatch.backgroundColor = Darkroom.averageColor(of: picture)
    filters.selectedSegmentIndex = 0
    filters.addTarget(self, action: #selector(develop), for: .valueChanged)
    layOut()
    develop()
    showThumbnail()
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [pictureView, filters, swatch, thumbnailView])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      pictureView.heightAnchor.constraint(equalToConstant: 260),
      swatch.heightAnchor.constraint(equalToConstant: 40),
      thumbnailView.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  @objc private func develop() {
    pictureView.image = Darkroom.allCases[filters.selectedSegmentIndex].develop(picture)
  }

  private func showThumbnail() {
    let thumbnail = Thumbnail.picture(of: picture, width: 60)
    thumbnailView.image = thumbnail
    thumbnailView.accessibilityLabel = thumbnail.map {
      "\(Int($0.size.width)) by \(Int($0.size.height))"
    }
  }
}
