import UIKit

class DetailViewController: UIViewController {}
