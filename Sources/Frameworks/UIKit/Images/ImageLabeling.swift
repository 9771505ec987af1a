/// A view whose accessibility label stands for the images in it, as a button's does.
protocol ImageLabeling: AnyObject {}
